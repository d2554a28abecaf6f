/**
 * The facility that is hovered or focused in the list. Listeners pass it to the map, which is a separate
 * island and loads later.
 */
interface ProminentFacility {
  name: string
  /** The facility's violation class. */
  v: string
  position: [longitude: number, latitude: number]
}

type Listener = (raised: ProminentFacility | undefined) => void

const listeners = new Set<Listener>()

export function raise(raised: ProminentFacility | undefined): void {
  for (const tell of listeners) tell(raised)
}

export function onRaise(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
