import { formatMoment } from '@/lib/format'
import type { Opened } from '@/lib/snapshots/store'

export interface Ending {
  title: string
  lead: string
  /** The one next step. */
  next: string
}

type Gone = Exclude<Opened, { kind: 'found' }>

const WHOLE = 43

const texts = {
  shorter: (length: number) =>
    `The last part of a link to a kept page has ${WHOLE} characters, and this one has ${length}. Part of it was probably cut off on its way.`,
  longer: (length: number) =>
    `The last part of a link to a kept page has ${WHOLE} characters, and this one has ${length}. Something was probably added on its way, such as a period.`,
  other: `The last part of a link to a kept page has ${WHOLE} letters, digits, hyphens and underscores. This one has other characters in it.`,
  again: 'Ask whoever sent it to send the whole link again.',
  anew: 'Ask whoever sent it what it showed. The question itself can be asked anew.',
  later: 'Try this link again in a few minutes.',
}

/** What became of a link that shows nothing, in words. */
export function describeEnding(opened: Gone, id: string): Ending {
  switch (opened.kind) {
    case 'not-whole':
      return { title: 'This link is not whole', lead: formatLength(id), next: texts.again }
    case 'unknown':
      return {
        title: 'No page is kept under this link',
        lead: 'The link has the right form, but nothing was ever kept here under it. A character may be wrong, or it belongs to another site.',
        next: texts.again,
      }
    case 'removed':
      return {
        title: 'This page was removed',
        lead: `Whoever made the link removed it on ${formatMoment(opened.at)}. What it showed is no longer stored.`,
        next: texts.anew,
      }
    case 'expired':
      return {
        title: 'This page is no longer kept',
        lead: `It was kept until ${formatMoment(opened.at)}. What it showed is no longer stored.`,
        next: texts.anew,
      }
    case 'altered':
      return {
        title: 'This page is not shown',
        lead: 'What is stored under this link is not what was stored when it was made. It was damaged or changed, so none of it is shown.',
        next: texts.anew,
      }
    case 'newer':
      return {
        title: 'This page is too new for this site',
        lead: `It was kept by a later version of this program (form ${opened.version}) than the one that runs here.`,
        next: 'Whoever runs this site has to bring it up to date; then the link opens.',
      }
    case 'unavailable':
      return {
        title: 'Kept pages cannot be opened at this moment',
        lead: 'The place where they are stored does not answer. Nothing is lost, and everything else on this site works.',
        next: texts.later,
      }
  }
}

function formatLength(id: string): string {
  if (id.length === WHOLE) return texts.other
  return id.length < WHOLE ? texts.shorter(id.length) : texts.longer(id.length)
}
