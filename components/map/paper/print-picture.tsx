import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { LAND } from '../style/map-style'

/**
 * Maximum height of a printed map in millimeters: less than half a sheet, so that results fit on the same
 * sheet.
 */
const MOST_ON_PAPER = 95
const PAPER_WIDTH = 1_800

const texts = defineTexts('map.print-picture', {
  dark: 'This map has the dark colors of the screen, other than its legend. Press Ctrl+P or ⌘P on the page to print both in light colors.',
  unloaded: 'The map was still loading when this page was printed.',
})

interface Props {
  map: MapLibreMap
  label: string
  isDark: boolean
}

/** Shows a still image of the current view on paper, because browsers print an empty frame for WebGL. */
export function PrintPicture({ map, label, isDark }: Props) {
  const paper = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const copy = () => {
      if (paper.current) copyMap(map, paper.current)
    }
    addEventListener('beforeprint', copy)
    return () => removeEventListener('beforeprint', copy)
  }, [map])
  return (
    <>
      {/* The note is above the map, because the scale and the attribution cover the map's lower edge. */}
      {isDark && (
        <p className="hidden text-sm print:block print:has-[+[data-unloaded]]:hidden">{texts.dark}</p>
      )}
      <canvas
        ref={paper}
        role="img"
        aria-label={label}
        width={0}
        height={0}
        className="peer hidden w-full border border-line print:block print:data-unloaded:hidden"
      />
      <p className="hidden pb-12 print:peer-data-unloaded:block">{texts.unloaded}</p>
    </>
  )
}

function copyMap(map: MapLibreMap, target: HTMLCanvasElement): void {
  const isLoaded = map.isSourceLoaded(LAND)
  target.toggleAttribute('data-unloaded', !isLoaded)
  if (!isLoaded) return
  const { clientWidth, clientHeight } = map.getContainer()
  const before = map.getPixelRatio()
  map.setPixelRatio(Math.max(before, PAPER_WIDTH / clientWidth))
  // Renders and copies in one task, because the browser clears the WebGL buffer after the task.
  map.redraw()
  const picture = map.getCanvas()
  target.width = picture.width
  target.height = picture.height
  target.getContext('2d')?.drawImage(picture, 0, 0)
  map.setPixelRatio(before)
  map.redraw()
  const width = `min(100cqw, ${Math.round((MOST_ON_PAPER * clientWidth) / clientHeight)}mm)`
  target.parentElement?.style.setProperty('--paper-width', width)
}

/**
 * Records the map's size on the screen for the print layout, because at another size MapLibre would draw
 * another view.
 */
export function useScreenSize() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      if (matchMedia('print').matches) return
      element.style.setProperty('--screen-width', `${element.clientWidth}px`)
      element.style.setProperty('--screen-height', `${element.clientHeight}px`)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return frame
}
