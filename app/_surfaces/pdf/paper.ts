export const papers = {
  letter: { label: 'Letter, 8.5 by 11 inches', width: 612, height: 792 },
  a4: { label: 'A4, 210 by 297 millimeters', width: 595.28, height: 841.89 },
} as const

export type PaperSize = keyof typeof papers

export const MARGIN = 50
export const FOOT = 28
