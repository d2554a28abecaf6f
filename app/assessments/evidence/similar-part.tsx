import type { ReactNode } from 'react'
import { labelOf } from '@/lib/records/assessment/values'
import { OwnRow } from '../similar/own-row'
import type { ComparedSubject } from '../similar/similar-home'
import { SimilarRows } from '../similar/similar-rows'
import { typedColumns } from '../similar/value-label'

const texts = {
  likeness: 'Choose homes by likeness: same class, close by, of like size and age. Then read their values.',
  lead: ({ kind, year }: ComparedSubject) =>
    `Type the address of a home like yours. We fill in its ${labelOf(kind).toLowerCase()}${year === null ? '' : ` of ${year}`} and its facts.`,
  byHand: 'The record has no value of your home, so we cannot fill these rows. Type them yourself.',
}

interface Props {
  subject: ComparedSubject | undefined
  proposed: ReactNode
  nearby?: ReactNode
  plain: ReactNode
}

export function SimilarPart({ subject, proposed, nearby, plain }: Props) {
  return (
    <>
      {proposed || <p className="mb-2">{texts.likeness}</p>}
      {subject && !proposed && <OwnRow own={subject.own} />}
      <SimilarRows
        subject={subject}
        lead={subject ? texts.lead(subject) : texts.byHand}
        columns={typedColumns(subject)}
        beginsOpen={!proposed}
        nearby={!proposed && subject && nearby}
      />
      {plain}
    </>
  )
}
