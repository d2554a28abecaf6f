import { formatMoment } from '@/lib/format'
import type { SnapshotOpenOutcome } from '@/lib/snapshots/store'

export interface FrozenPageNotice {
  title: string
  lead: string
  next: string
}

type Gone = Exclude<SnapshotOpenOutcome, { kind: 'found' }>

const WHOLE = 43

const texts = {
  shorter: (length: number) =>
    `A link to a frozen copy ends in ${WHOLE} characters, and this one has ${length}. Part of it was probably cut off.`,
  longer: (length: number) =>
    `A link to a frozen copy ends in ${WHOLE} characters, and this one has ${length}. Something was probably added to it, such as a period.`,
  other: `A link to a frozen copy ends in ${WHOLE} letters, digits, hyphens and underscores. This one has other characters in it.`,
  again: 'Ask the person who sent it to send the whole link again.',
  anew: 'Ask the person who sent it what it showed, or look the place up again.',
  later: 'Try this link again in a few minutes.',
}

export function describeEnding(opened: Gone, id: string): FrozenPageNotice {
  switch (opened.kind) {
    case 'not-whole':
      return { title: 'This link is damaged', lead: formatLength(id), next: texts.again }
    case 'unknown':
      return {
        title: 'There is no frozen copy at this link',
        lead: 'The link looks right, but we never saved a page under it. A character may be wrong, or the link belongs to another site.',
        next: texts.again,
      }
    case 'removed':
      return {
        title: 'This frozen copy was removed',
        lead: `The person who made the link removed it on ${formatMoment(opened.at)}. We no longer store what it showed.`,
        next: texts.anew,
      }
    case 'expired':
      return {
        title: 'This frozen copy has expired',
        lead: `We kept it until ${formatMoment(opened.at)}. It cannot be opened any more, and we delete what it showed about 30 days after that day.`,
        next: texts.anew,
      }
    case 'altered':
      return {
        title: 'We cannot show this frozen copy',
        lead: 'The stored copy is not the one that was saved. It was damaged or changed, so we show none of it.',
        next: texts.anew,
      }
    case 'newer':
      return {
        title: 'This frozen copy is too new for this site',
        lead: `A later version of this site saved it (format ${opened.version}).`,
        next: 'The link opens once the operator of this site updates it.',
      }
    case 'unavailable':
      return {
        title: 'We cannot open frozen copies right now',
        lead: 'Our store of copies does not answer. Nothing is lost, and the rest of this site works.',
        next: texts.later,
      }
  }
}

function formatLength(id: string): string {
  if (id.length === WHOLE) return texts.other
  return id.length < WHOLE ? texts.shorter(id.length) : texts.longer(id.length)
}
