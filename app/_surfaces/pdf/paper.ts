export const papers = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
} as const

export type PaperSize = keyof typeof papers

export const MARGIN = 50
export const FOOT = 28
