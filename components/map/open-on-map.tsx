import { mapLink, OPEN_ON_MAP } from './map-link'

interface Props {
  point: Parameters<typeof mapLink>[0]
  /** The layer that is on there. */
  layer: string
  /** Which of the page's records it shows, for whoever hears the links one by one. */
  what: string
}

/** In the heading row of a panel. */
export const OpenOnMap = ({ point, layer, what }: Props) => (
  <a href={mapLink(point, { on: [layer] })} className="inline-flex min-h-6 items-center">
    {OPEN_ON_MAP}
    <span className="sr-only">: {what}</span>
  </a>
)
