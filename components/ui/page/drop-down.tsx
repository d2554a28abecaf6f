import type { ReactNode } from 'react'
import { buttonLook } from '../button'

interface Props {
  id: string
  label: string
  children: ReactNode
}

export function DropDown({ id, label, children }: Props) {
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonLook('compact')}>
        {label}
      </button>
      <div
        popover="auto"
        id={id}
        className="definition-card max-h-[80dvh] overflow-y-auto rounded-panel border border-edge bg-surface p-4 text-base text-ink shadow-lg print:hidden"
      >
        {children}
      </div>
    </>
  )
}
