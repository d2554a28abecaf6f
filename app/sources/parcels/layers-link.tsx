import { parcelLayerTexts } from './layer-texts'

export const LayersLink = () => (
  <p>
    <a href="/sources/parcels" className="inline-flex min-h-11 items-center">
      {parcelLayerTexts.title}
    </a>
  </p>
)
