/** What the host sees and does, on one page. */

import { del, get, post, put, Trouble, troubleText } from '../lib/api';
import type { AdminOverview, AdminTable, NewRestriction } from '../lib/types';

export type TableDeed = 'hide' | 'show' | 'close' | 'reopen';

const HERE = '/api/admin';

export class Desk {
  overview = $state.raw<AdminOverview | null>(null);
  /** The table that is looked at. */
  table = $state.raw<AdminTable | null>(null);
  /** To everybody but the host there is nothing here. */
  nobody = $state(false);
  trouble = $state('');
  busy = $state(false);

  /** Come in with a code, if there is one, and look around. */
  async enter(code: string): Promise<void> {
    try {
      if (code) await post(`${HERE}/session`, { code });
    } catch (error) {
      // Who has come in before is still in.
      if (!(error instanceof Trouble) || error.status !== 404) this.trouble = troubleText(error);
    }
    await this.look();
  }

  async look(): Promise<void> {
    try {
      this.overview = await get<AdminOverview>(HERE);
    } catch (error) {
      if (error instanceof Trouble && error.status === 404) this.nobody = true;
      else this.trouble = troubleText(error);
    }
  }

  /** Whether it could be done. */
  private async attempt(deed: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      await deed();
      return true;
    } catch (error) {
      this.trouble = troubleText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  lookAt(table: string): Promise<boolean> {
    return this.attempt(async () => {
      this.table = null;
      this.table = await get<AdminTable>(`${HERE}/tables/${encodeURIComponent(table)}`);
    });
  }

  dealWith(report: string, dealt: boolean): Promise<boolean> {
    return this.attempt(async () => {
      this.overview = await put<AdminOverview>(`${HERE}/reports/${report}`, { dealt });
    });
  }

  order(table: string, what: TableDeed, why = ''): Promise<boolean> {
    return this.attempt(async () => {
      this.overview = await put<AdminOverview>(`${HERE}/tables/${table}`, { what, why });
      if (this.table?.id === table) this.table = await get<AdminTable>(`${HERE}/tables/${table}`);
    });
  }

  restrict(restriction: NewRestriction): Promise<boolean> {
    return this.attempt(async () => {
      this.overview = await post<AdminOverview>(`${HERE}/restrictions`, restriction);
    });
  }

  lift(restriction: string): Promise<boolean> {
    return this.attempt(async () => {
      this.overview = await del<AdminOverview>(`${HERE}/restrictions/${restriction}`);
    });
  }

  endSessions(): Promise<boolean> {
    return this.attempt(async () => {
      await del(`${HERE}/session`);
      this.nobody = true;
    });
  }
}

/** A table's id out of what was typed or pasted: the id itself, or a link to the table. */
export function tableIn(typed: string): string {
  return /\/t\/(\w+)/.exec(typed)?.[1] ?? typed.trim();
}

/** Whether somebody typed an address and no guest. */
export function isAddress(typed: string): boolean {
  return /[.:]/.test(typed);
}
