import type { z } from 'zod'
import type { countAppealOutcomes } from './count-appeal-outcomes'
import type { Body } from './outcomes'

export type OutcomeCounts = z.output<typeof countAppealOutcomes.result>
export type AppealBody = Body
