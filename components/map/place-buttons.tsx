import { MapButton } from './map-button'

interface Props {
  chooseLabel: string
  canGoBack: boolean
  hasResults: boolean
  onChoose?: (() => void) | undefined
  onResults: () => void
  onBack: () => void
}

const text = {
  results: ['Results', 'Zoom to results'],
  back: ['Back', 'Back to where I was'],
} as const

/** Choosing, and the two ways home. */
export function PlaceButtons({ chooseLabel, canGoBack, hasResults, onChoose, onResults, onBack }: Props) {
  return (
    <div className="flex flex-wrap gap-1">
      {onChoose && (
        <MapButton label={chooseLabel} onClick={onChoose}>
          {chooseLabel}
        </MapButton>
      )}
      {hasResults && (
        <MapButton label={text.results[1]} onClick={onResults}>
          <ByWidth words={text.results} />
        </MapButton>
      )}
      <MapButton label={text.back[1]} onClick={onBack} disabled={!canGoBack}>
        <ByWidth words={text.back} />
      </MapButton>
    </div>
  )
}

function ByWidth({ words: [short, long] }: { words: readonly [string, string] }) {
  return (
    <>
      <span className="@4xl:hidden">{short}</span>
      <span className="hidden @4xl:inline">{long}</span>
    </>
  )
}
