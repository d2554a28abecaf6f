import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { type Command, commandFor } from './key-command'

/** The canvas is MapLibre's own element, so its name, role and keys are put on from outside. */
export function useMapKeys(
  map: MapLibreMap | undefined,
  { label, keysId, onCommand }: { label: string; keysId: string; onCommand: (command: Command) => void },
): void {
  const obey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandFor(event)
    if (!command) return
    event.preventDefault()
    onCommand(command)
  })

  useEffect(() => {
    const canvas = map?.getCanvas()
    if (!canvas) return
    const press = (event: KeyboardEvent) => obey(event)
    canvas.addEventListener('keydown', press)
    return () => canvas.removeEventListener('keydown', press)
  }, [map])

  useEffect(() => {
    const canvas = map?.getCanvas()
    // Without this role screen readers keep the arrow keys for themselves.
    canvas?.setAttribute('role', 'application')
    canvas?.setAttribute('aria-label', `${label}: moving the map`)
    canvas?.setAttribute('aria-describedby', keysId)
  }, [map, label, keysId])
}
