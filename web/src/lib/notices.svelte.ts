import { get } from './api';
import type { NoticesInfo } from './types';

let known: NoticesInfo | null = $state.raw(null);
let asked: Promise<void> | null = null;

/** Whether whoever runs the server has said who they are; asked once. */
export function imprint(): boolean {
  asked ??= get<NoticesInfo>('/api/notices').then(
    (told) => {
      known = told;
    },
    () => {
      asked = null;
    },
  );
  return known?.imprint ?? false;
}
