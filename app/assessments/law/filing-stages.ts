import type { CheckedAppealStage } from '../checked-guidance'

interface FilingStages {
  informal: readonly CheckedAppealStage[]
  board?: CheckedAppealStage
  next?: CheckedAppealStage
}

export function filingStages(stages: readonly CheckedAppealStage[] = []): FilingStages {
  const informal = stages.filter(({ isInformal }) => isInformal)
  const [board, next] = stages.filter(({ isInformal, isAside }) => !isInformal && !isAside)
  return { informal, ...(board ? { board } : {}), ...(next ? { next } : {}) }
}
