import type { z } from 'zod'
import type { countAppealOutcomes } from './count-appeal-outcomes'
import type { findSimilarHomes } from './find-similar-homes'
import type { ReviewBody } from './outcomes'

export type AppealOutcomeCounts = z.output<typeof countAppealOutcomes.result>
export type SimilarCookHomes = z.output<typeof findSimilarHomes.result>
export type AppealBody = ReviewBody
