/** List and map are separate islands, and the map loads later. */
interface ProminentFacility {
  name: string
  /** Its class of violation. */
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
