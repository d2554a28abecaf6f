import { type FacilityMark, facilityMarks } from './facility-mark'

/**
 * Marks differ in letter, pattern and border as well as in color. On paper the letter and the border remain.
 */
const looks = {
  clear: 'border border-edge bg-surface text-muted',
  violation:
    'border-2 border-bad bg-[repeating-linear-gradient(135deg,var(--bad-soft)_0_4px,var(--surface)_4px_7px)] font-bold text-bad',
  significant: 'border-2 border-bad bg-bad font-bold text-surface print:bg-surface print:text-ink',
  undetermined:
    'border border-dotted border-edge bg-[radial-gradient(var(--line)_1px,transparent_1.5px)] bg-size-[5px_5px] text-ink',
  other: 'border border-warn bg-warn-soft text-warn',
  nodata: 'border border-dashed border-edge bg-transparent',
} as const satisfies Record<FacilityMark, string>

interface Props {
  mark: FacilityMark
  partial?: boolean
  fill?: boolean
}

export function FacilityMarkBox({ mark, partial, fill }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex h-7 align-middle items-center justify-center rounded-[0.1875rem] text-sm leading-none ${fill ? 'w-full max-w-9' : 'w-6 shrink-0'} ${looks[mark]}`}
    >
      {facilityMarks[mark].letter}
      {partial && <span className="-mr-1">*</span>}
    </span>
  )
}
