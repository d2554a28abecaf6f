import type { ReactNode } from 'react'
import { type State, StateChip } from '../state-chip'

interface Props {
  /** Also the address of the panel: /place#elevation. */
  id: string
  title: ReactNode
  state?: State
  stateLabel?: string
  /** One control at the end of the heading row. */
  control?: ReactNode
  level?: 2 | 3
  children: ReactNode
}

/** A titled section that says first what became of its question. */
export function Panel({ id, title, state, stateLabel, control, level = 2, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mb-6 rounded-panel border border-line bg-surface p-4 sm:p-6 print:mb-4 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading id={`${id}-title`} className="text-xl leading-snug font-semibold print:text-lg">
          {title}
        </Heading>
        {state && <StateChip state={state} label={stateLabel} />}
        {control && <div className="ml-auto print:hidden">{control}</div>}
      </div>
      {children}
    </section>
  )
}
