import type { CheckedStage } from '../checked-guidance'

interface FilingStages {
  informal: readonly CheckedStage[]
  board?: CheckedStage
  next?: CheckedStage
}

export function filingStages(stages: readonly CheckedStage[] = []): FilingStages {
  const informal = stages.filter(({ isInformal }) => isInformal)
  const [board, next] = stages.filter(({ isInformal, isAside }) => !isInformal && !isAside)
  return { informal, ...(board ? { board } : {}), ...(next ? { next } : {}) }
}
