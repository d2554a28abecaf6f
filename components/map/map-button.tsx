import type { ReactNode } from 'react'

interface Props {
  label: string
  onClick: () => void
  disabled?: boolean
  /** For icons: a square. Without it, as wide as the words. */
  square?: boolean
  children: ReactNode
}

/** Disabled ones keep focus and place: a button that vanishes under a finger or a screen reader is worse. */
export function MapButton({ label, onClick, disabled = false, square = false, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={`inline-flex h-11 min-w-11 shrink-0 items-center justify-center rounded-control border border-edge bg-surface text-sm font-semibold @sm:text-[0.9375rem] text-accent focus-visible:z-10 focus-visible:outline-offset-0 ${square ? 'w-11' : 'px-1.5 @sm:px-3'} ${disabled ? 'cursor-not-allowed border-line text-muted' : 'cursor-pointer hover:border-accent hover:bg-accent-soft'}`}
    >
      {children}
    </button>
  )
}
