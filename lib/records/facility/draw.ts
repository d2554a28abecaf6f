import type { ViolationClass } from './violation-class'

interface Mark {
  shape: string
  inside: string
  hollow: boolean
}

/** Each class has its own shape, so that readers can recognize it without color. */
export const violationMarks: Readonly<Record<ViolationClass, Mark>> = {
  current: {
    shape: 'M12 1.5 22.5 12 12 22.5 1.5 12Z',
    inside: 'M12 6.5v6.5M12 16.6v.4',
    hollow: false,
  },
  past: { shape: 'M12 3 22 20.5H2Z', inside: '', hollow: false },
  none: { shape: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z', inside: '', hollow: false },
  unknown: { shape: 'M5.5 5.5h13v13h-13Z', inside: '', hollow: true },
}

export const centerMark = {
  shape: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  inside: 'M12 1v22M1 12h22',
} as const
