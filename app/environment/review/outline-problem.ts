import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('review.outline-problem', { problem: (english) => english })

/** Browsers have no translator, so the sentences of `readOutline` are among the texts that they load. */
export const describeOutlineProblem = (problem: string): string => texts.problem(problem)
