import { Notice } from './notice'

/** What of an address could not be read is named, never passed over. */
export function DroppedNotice({ dropped }: { dropped: readonly string[] }) {
  if (dropped.length === 0) return null
  return (
    <Notice kind="warn" title="Part of this link could not be read">
      <p>Left out: {dropped.join(', ')}. Everything else was kept.</p>
    </Notice>
  )
}
