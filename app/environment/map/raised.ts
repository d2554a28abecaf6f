/** List and map are separate islands, and the map loads later. */
interface Raised {
  name: string
  /** Its class of violation. */
  v: string
  position: [longitude: number, latitude: number]
}

type Listener = (raised: Raised | undefined) => void

const listeners = new Set<Listener>()

export function raise(raised: Raised | undefined): void {
  for (const tell of listeners) tell(raised)
}

export function onRaise(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
