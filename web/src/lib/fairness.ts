/** Chance, recomputed in the browser, so that nobody has to take the server's word for it. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Draw {
  number: number;
  sides: number;
  played: number;
  derived: number;
}

export interface Verdict {
  /** The commitment that the seed gives. */
  commitment: string;
  kept: boolean;
  draws: Draw[];
  fair: boolean;
}

export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/**
 * The seed behind one draw. A game that branched from another has the spliced seed `a~k~b`: the
 * draws before `k` are the other game's, and its seed may be spliced itself.
 */
export function seedOf(seed: string, number: number): string {
  const spliced = /^(.*)~(\d+)~([^~]*)$/s.exec(seed);
  if (!spliced) return seed;
  const [, before = '', from = '', after = ''] = spliced;
  return number < Number(from) ? seedOf(before, number) : after;
}

export function drawOf(seed: string, number: number, sides: number): number {
  const digest = sha256(utf8ToBytes(`${seedOf(seed, number)}:${number}`));
  return Number(BigInt(`0x${bytesToHex(digest)}`) % BigInt(sides));
}

export function check(commitment: string, seed: string, played: number[][]): Verdict {
  const draws = played.map(([sides = 1, side = 0], number) => ({
    number,
    sides,
    played: side,
    derived: drawOf(seed, number, sides),
  }));
  const own = commitmentOf(seed);
  const kept = own === commitment;
  return { commitment: own, kept, draws, fair: kept && draws.every((d) => d.played === d.derived) };
}
