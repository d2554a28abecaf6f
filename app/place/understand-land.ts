import type { Read } from '@/app/data'
import type { UnderstoodLegal } from '@/app/understand-legal'
import type { Outlines } from '@/connectors/federal-land-survey/outlines'
import { placeAt } from './place-at'
import type { Choice, Said, Understood } from './understand'
import { placeHref } from './url'

type Known = Exclude<UnderstoodLegal, { kind: 'not-legal' }>

const texts = {
  middle: 'This is the middle of the section: a legal description is located to the section only.',
  unpublished: (id: string) =>
    `The survey publishes no section ${id}. Check the numbers, or look for the place on the map.`,
}

/** A legal description that fits one section stands for its middle; all else is a choice, or a question. */
export async function toUnderstoodLegal(q: string, legal: Known, read: Read): Promise<Understood> {
  if (legal.kind === 'problem') return legal
  if (legal.kind === 'question') {
    const { question, field, choices = [] } = legal.question
    const answers = choices.map(({ label, value }) => ({ label, href: landHref({ q, [field]: value }) }))
    return { kind: 'question', question, ...(answers.length > 0 ? { choices: answers } : {}) }
  }
  const { description, notes } = legal
  const said: Said = { as: 'legal description', notes, ...(description ? { description } : {}) }
  if (legal.kind === 'section') return toMiddle(legal.id, said, read)
  const { outlines, meta, doubt } = legal
  if (doubt) said.notes = [...notes, doubt]
  return { kind: 'sections', said, choices: choicesOf(outlines), outlines, meta, landHref: landHref({ q }) }
}

async function toMiddle(id: string, said: Said, read: Read): Promise<Understood> {
  const answer = await read('federal-land-survey', 'getSectionGeometry', { plssid: id })
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const center = answer.data.features[0]?.properties.center
  if (!center) return { kind: 'question', question: texts.unpublished(id) }
  const notes = [...said.notes, texts.middle]
  return { kind: 'place', place: placeAt(center), said: { ...said, notes }, metas: [answer.meta] }
}

/** A section leads to the record of its middle; a township without sections has no such middle. */
const choicesOf = ({ features }: Outlines): Choice[] =>
  features.map(({ id, properties: { label, sectionId, center } }) => ({
    label,
    href: sectionId && center ? placeHref({ at: center, q: sectionId }) : landHref({ id }),
  }))

const landHref = (query: Record<string, string>) => `/land?${new URLSearchParams(query)}`
