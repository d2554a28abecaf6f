import { CopyLink } from '@/components/ui/copy-link'
import { fitLink } from '../fit-link'
import { sayCount } from '../say-parcel'
import type { ParcelsUrl } from '../url'

/** The link of what is on the screen, and what of it no link can carry. */
export function ShareState({ url }: { url: ParcelsUrl }) {
  const { href, carried } = fitLink(url)
  const left = url.selected.length - carried
  return (
    <div className="mt-6 border-t border-line pt-3 print:hidden">
      <CopyLink href={href} label="Link to this view" />
      {left > 0 && (
        <p role="status" className="mt-2 text-base">
          The selection is too long for a link. It carries the place, the filters and the first{' '}
          {sayCount(carried)} selected parcels, not the other {sayCount(left)}. Download the selection to pass
          on all {sayCount(url.selected.length)}.
        </p>
      )}
    </div>
  )
}
