/** The pictures of cards and locations. */

import { later } from '../../lib/later.svelte';

export const pictures = later(() => import('./pictures'));
