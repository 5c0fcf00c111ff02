import type { Bench } from '../../face';
import Builder from './Builder.svelte';
import Signs from './Signs.svelte';

export const bench: Bench = { Builder, Signs };
