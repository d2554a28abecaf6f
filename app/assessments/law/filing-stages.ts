import type { CheckedStage } from '../checked-guidance'

interface FilingStages {
  /** Reviews before the board, which do not replace an appeal. */
  informal: readonly CheckedStage[]
  /** The first body that decides an appeal. */
  board?: CheckedStage
  /** The level after it. */
  next?: CheckedStage
}

export function filingStages(stages: readonly CheckedStage[] = []): FilingStages {
  const informal = stages.filter(({ isInformal }) => isInformal)
  const [board, next] = stages.filter(({ isInformal, isAside }) => !isInformal && !isAside)
  return { informal, ...(board ? { board } : {}), ...(next ? { next } : {}) }
}
