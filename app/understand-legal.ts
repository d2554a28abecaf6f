import type { Outlines } from '@/connectors/federal-land-survey/outlines'
import type { Problem } from '@/lib/connector/errors'
import type { Meta } from '@/lib/connector/result'
import type { Answers, LegalDescription, Question } from '@/lib/survey/legal-description'
import { parseLegalDescription } from '@/lib/survey/parse-legal-description'
import type { Read } from './data'
import { locate } from './locate-description'

interface Described {
  /** Absent where an identifier was given instead of words. */
  description?: LegalDescription
  notes: string[]
}

export type UnderstoodLegal =
  | { kind: 'not-legal' }
  | { kind: 'question'; question: Question }
  | { kind: 'problem'; problem: Problem }
  | ({ kind: 'section'; id: string } & Described)
  /** Every place that fits: sections of a township, several meridians, or nothing at all. */
  | ({ kind: 'places'; outlines: Outlines; meta: Meta } & Described)

/** A written legal description, as far as the survey can tell which land it means. */
export async function understandLegal(text: string, answers: Answers, read: Read): Promise<UnderstoodLegal> {
  const legal = parseLegalDescription(text, answers)
  if (legal.kind === 'not-legal') return legal
  if (legal.kind === 'question') return { kind: 'question', question: legal }
  const { description, notes } = legal
  if (description.plssid?.length === 20)
    return { kind: 'section', id: description.plssid, description, notes }
  const located = await locate(description, read)
  if ('problem' in located) return { kind: 'problem', problem: located.problem }
  const [only, ...more] = located.outlines.features
  if (!only || more.length > 0) return { kind: 'places', description, notes, ...located }
  const { sectionId, plssid } = only.properties
  return sectionId
    ? { kind: 'section', id: sectionId, description, notes }
    : understandTownship(plssid, read, { description, notes })
}

/** The sections of one township, to choose from; where none are published, the township itself. */
export async function understandTownship(
  plssid: string,
  read: Read,
  said: Described = { notes: [] },
): Promise<UnderstoodLegal> {
  const sections = await read('federal-land-survey', 'getSectionGeometry', { plssid })
  if (!sections.ok) return { kind: 'problem', problem: sections.error }
  if (sections.data.count > 0)
    return { kind: 'places', ...said, outlines: sections.data, meta: sections.meta }
  const township = await locate({ plssid }, read)
  return 'problem' in township
    ? { kind: 'problem', problem: township.problem }
    : { kind: 'places', ...said, ...township }
}
