/** All that pictures are drawn with. It is fetched after the words: see `Picture.svelte`. */

import { readScenes } from '../../lib/scene';
import text from './pictures.txt?raw';

export { default as Scene } from '../../lib/Scene.svelte';
export { shapes } from './picture-icons';

export const scenes = readScenes(text);
