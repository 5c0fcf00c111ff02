/** What the server says and hears. The shapes come from its own description: `npm run types`. */

import type { components } from './schema';

type Schemas = components['schemas'];

/** What the server sends has all its fields, also those that may be left out where they are heard. */
type Sent<T> = T extends object ? { [Field in keyof T]-?: Sent<T[Field]> } : T;

export type Arg = string | number | Message[];
export type Value = string | number | boolean;

export type Message = Schemas['Message'];
/** A sentence of the story, perhaps with a moment of the game's own to look at. */
export type StoryLine = Schemas['Line'];
export type Reason = Schemas['Reason'];

export type GameInfo = Schemas['GameInfo'];
export type SettingInfo = Schemas['SettingInfo'];
export type RuleInfo = Schemas['RuleInfo'];
export type Passage = Schemas['Passage'];
export type SectionInfo = Schemas['SectionInfo'];
export type RulebookInfo = Schemas['RulebookInfo'];

export type DoorInfo = Schemas['DoorInfo'];
export type Erased = Schemas['Erased'];
export type NoticeInfo = Schemas['NoticeInfo'];
export type NoticesInfo = Schemas['NoticesInfo'];
export type AdminOverview = Schemas['AdminOverview'];
export type AdminReport = Schemas['AdminReport'];
export type AdminTable = Schemas['AdminTable'];
export type AdminRestriction = Schemas['AdminRestriction'];
export type NewRestriction = Schemas['NewRestriction'];
export type Me = Schemas['Me'];
export type CallsInfo = Schemas['CallsInfo'];
export type NewDevice = Schemas['NewDevice'];
export type Device = Schemas['Device'];
export type Clock = Sent<Schemas['Clock']>;
export type Branch = Schemas['Branch'];
export type NewSeat = Schemas['NewSeat'];
export type NewTable = Schemas['NewTable'];
export type ChangeSeat = Schemas['ChangeSeat'];
export type TimeClaim = Schemas['TimeClaim'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Sent<Schemas['TableInfo']>;
export type TableList = Sent<Schemas['TableList']>;
export type SeatTaken = Sent<Schemas['SeatTaken']>;
export type ClaimCode = Schemas['ClaimCode'];
export type Webhook = Schemas['Webhook'];

/** A value as a file of corrections has it. */
export type Written = number | string | (number | string)[];
export type Checked = Sent<Schemas['Checked']>;
export type Sheet = Sent<Schemas['Sheet']>;
export type CorrectionsInfo = Sent<Schemas['CorrectionsInfo']>;
export type TriedInfo = Sent<Schemas['TriedInfo']>;

export type OptionInfo = Schemas['OptionInfo'];
export type AskInfo = Schemas['AskInfo'];
export type StoryPart = Schemas['StoryPart'];
export type OrdersInfo = Schemas['OrdersInfo'];
export type UndoRequest = Schemas['UndoRequest'];
export type UndoInfo = Schemas['UndoInfo'];
export type ResignRequest = Schemas['ResignRequest'];
export type ResignInfo = Schemas['ResignInfo'];
export type ClockInfo = Schemas['ClockInfo'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonWish = Schemas['LessonWish'];
export type Position = Schemas['Position'];
export type TableNews = Sent<Schemas['TableNews']>;
export type ChatLine = Schemas['ChatLine'];
export type NewChat = Schemas['NewChat'];
/** The name of a ready-made sentence. */
export type Phrase = NonNullable<NewChat['phrase']>;
export type Ping = Schemas['Ping'];
export type News = Position | TableNews | ChatLine | Ping;
export type NewChoice = Schemas['NewChoice'];
export type Answer = Schemas['Answer'];
export type Chosen = Schemas['Chosen'];
export type NewUndo = Schemas['NewUndo'];
export type Undone = Schemas['Undone'];
export type WhyNot = Schemas['WhyNot'];

export type Frame = Schemas['Frame'];
export type Since = Schemas['Since'];
export type Replay = Sent<Schemas['Replay']>;
export type Fairness = Schemas['Fairness'];
export type Report = Schemas['Report'];
export type TroubleInfo = Schemas['Trouble'];

export type JourneyView = Schemas['JourneyView'];
export type SheetView = Schemas['SheetView'];
export type DieView = Schemas['DieView'];
export type DiceFall = Schemas['DiceFall'];

export type ConfrontationView = Schemas['ConfrontationView'];
export type HouseView = Schemas['HouseView'];
export type RegionView = Schemas['RegionView'];
export type GroupView = Schemas['GroupView'];
export type PieceView = Schemas['PieceView'];
export type SideView = Schemas['SideView'];
export type CharacterView = Schemas['CharacterView'];
export type BattleView = Schemas['BattleView'];
export type FighterView = Schemas['FighterView'];
export type Fighter = Schemas['Fighter'];
export type BattleMoment = Schemas['Battle'];

export type CardInfo = Schemas['CardInfo'];
export type WarcardsView = Schemas['WarcardsView'];
export type WarDeck = Schemas['WarDeck'];
export type WarCard = Schemas['WarCard'];
export type WarPlace = Schemas['WarPlace'];
export type WarFight = Schemas['WarFight'];
export type WarMoment = Schemas['CombatBegins'] | Schemas['FighterLeaves'] | Schemas['CombatEnds'] | Schemas['Corrupted'];

export type FellowshipView = Schemas['FellowshipView'];
export type FellowshipCard = Schemas['CardView'];
export type FellowshipSite = Schemas['SiteView'];
export type FellowshipSeat = Schemas['SeatView'];
export type FellowshipFight = Schemas['FightView'];
export type FellowshipArchery = Schemas['Archery'];
export type FellowshipSource = Schemas['Source'];
export type FellowshipPrice = Schemas['Price'];

/** So many copies of a card in one part of a deck. */
export type Entry = Sent<Schemas['Entry']>;
export type DeckInfo = Sent<Schemas['DeckInfo']>;
export type KnownDeckInfo = Sent<Schemas['KnownDeckInfo']>;
export type DecksInfo = Sent<Schemas['DecksInfo']>;
export type KeptDeck = Schemas['KeptDeck'];
