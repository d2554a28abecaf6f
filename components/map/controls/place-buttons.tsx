import type { ReactNode } from 'react'
import { defineTexts } from '@/lib/language/define-texts'

interface Props {
  chooseLabel: string
  canGoBack: boolean
  hasResults: boolean
  onChoose?: (() => void) | undefined
  onResults: () => void
  onBack: () => void
}

const texts = defineTexts('map.place-buttons', {
  results: { short: 'Results', long: 'Zoom to results' },
  back: { short: 'Back', long: 'Back to where I was' },
})

export function PlaceButtons({ chooseLabel, canGoBack, hasResults, onChoose, onResults, onBack }: Props) {
  return (
    <div className="flex flex-wrap gap-1">
      {onChoose && (
        <MapButton label={chooseLabel} onClick={onChoose}>
          {chooseLabel}
        </MapButton>
      )}
      {hasResults && (
        <MapButton label={texts.results.long} onClick={onResults}>
          <ByWidth {...texts.results} />
        </MapButton>
      )}
      <MapButton label={texts.back.long} onClick={onBack} disabled={!canGoBack}>
        <ByWidth {...texts.back} />
      </MapButton>
    </div>
  )
}

interface MapButtonProps {
  label: string
  onClick: () => void
  disabled?: boolean
  square?: boolean
  isPressed?: boolean
  asks?: boolean
  children: ReactNode
}

/**
 * A disabled button stays in place. If the button disappeared, a tap would hit the map, and a focused button
 * would lose the focus.
 */
export function MapButton(props: MapButtonProps) {
  const { label, onClick, disabled = false, square = false, isPressed, asks = false, children } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      aria-pressed={isPressed}
      aria-haspopup={asks ? 'dialog' : undefined}
      onClick={disabled ? undefined : onClick}
      className={`inline-flex h-11 min-w-11 shrink-0 items-center justify-center rounded-control border border-edge bg-surface text-sm font-semibold @sm:text-[0.9375rem] text-accent focus-visible:z-10 focus-visible:outline-offset-0 ${square ? 'w-11' : 'px-1.5 @sm:px-3'} ${disabled ? 'cursor-not-allowed border-line text-muted' : 'cursor-pointer hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink'}`}
    >
      {children}
    </button>
  )
}

function ByWidth({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span className="@4xl:hidden">{short}</span>
      <span className="hidden @4xl:inline">{long}</span>
    </>
  )
}
