import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('review.outline-problem', { problem: (english) => english })

/** A browser has no `translate`, so the Spanish text of this file contains the sentences of `readOutline`. */
export const describeOutlineProblem = (problem: string): string => texts.problem(problem)
