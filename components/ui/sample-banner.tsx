/** Stands on every page, printed ones included, while the sources are simulated. */
export function SampleBanner() {
  return (
    <aside
      aria-label="Sample data"
      className="border-b border-warn/40 bg-warn-soft text-warn print:mb-3 print:border print:border-ink"
    >
      <p className="mx-auto max-w-page px-4 py-2 text-base sm:px-6">
        <strong>Sample data:</strong> invented values, for trying the product. Nothing here describes a real
        place, owner or facility.
      </p>
    </aside>
  )
}
