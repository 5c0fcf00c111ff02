/** The pictures of the cards. */

import { later } from '../../lib/later.svelte';

export const pictures = later(() => import('./pictures'));
