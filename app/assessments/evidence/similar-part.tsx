import type { ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { lowerFirst } from '@/lib/upper-first'
import { OwnRow } from '../similar/own-row'
import type { ComparisonSubject } from '../similar/similar-home'
import { SimilarRows } from '../similar/similar-rows'
import { describeValue, typedColumns } from '../similar/value-label'

const texts = defineTexts('evidence.similar-part', {
  likeness: 'Choose homes by likeness: same class, close by, of like size and age. Then read their values.',
  lead: (value: string) => `Type the address of a home like yours. We fill in its ${value} and its facts.`,
  byHand: 'The record has no value of your home, so we cannot fill these rows. Type them yourself.',
})

interface Props {
  subject: ComparisonSubject | undefined
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
        lead={subject ? texts.lead(lowerFirst(describeValue(subject))) : texts.byHand}
        columns={typedColumns(subject)}
        beginsOpen={!proposed}
        nearby={!proposed && subject && nearby}
      />
      {plain}
    </>
  )
}
