import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'

/** The panels of a dossier in their order. */
export const panelIds = [
  'elevation',
  'section',
  'assessment',
  'parcel',
  'facilities',
  'permits',
  'labor',
] as const
export type PanelId = (typeof panelIds)[number]

/** What became of a panel's question. Each panel ends as exactly one of these, whatever happens to the others. */
export type Outcome<T> =
  | { ending: 'found' | 'stale'; data: T; metas: Meta[] }
  /** The source was asked and has nothing here. */
  | { ending: 'none'; why: string; metas: Meta[] }
  /** No source of ours covers the place; `elsewhere` leads to who does. */
  | { ending: 'not-covered'; why: string; metas: Meta[]; elsewhere?: { label: string; href: string } }
  | { ending: 'failed'; problem: Problem }
  /** Not asked yet, and what is needed to ask; `choices` lead to where it can be given. */
  | { ending: 'on-request'; why: string; choices?: { label: string; href: string }[]; metas?: Meta[] }

export type Ending = Outcome<unknown>['ending']

/** An older answer that serves is told apart from a fresh one. */
export const foundEnding = (metas: readonly Meta[]): 'found' | 'stale' =>
  metas.some(({ state }) => state === 'stale') ? 'stale' : 'found'
