interface Sketch {
  title: string
  path: readonly string[]
  field: string
}

export const ProgramSketch = ({ title, path, field }: Sketch) => (
  <svg
    viewBox="0 0 320 132"
    role="img"
    aria-label={`${title}: ${path.join(', then ')}. The address goes into ${field}.`}
    className="my-2 w-full max-w-sm print:hidden"
  >
    <rect
      x="1"
      y="1"
      width="318"
      height="130"
      rx="6"
      className="fill-surface stroke-edge"
      strokeWidth="1.5"
    />
    <line x1="1" y1="24" x2="319" y2="24" className="stroke-line" />
    <text x="10" y="17" className="fill-muted text-[11px]">
      {title}
    </text>
    {path.map((step, at) => (
      <text key={step} x={14 + at * 12} y={44 + at * 18} className="fill-ink text-[12px]">
        {at > 0 ? `→ ${step}` : step}
      </text>
    ))}
    <text x="14" y="122" className="fill-muted text-[11px]">
      {field}
    </text>
    <rect x="90" y="106" width="218" height="20" rx="3" className="fill-accent-soft stroke-accent" />
    <text x="97" y="120" className="fill-accent text-[11px]">
      https://…
    </text>
  </svg>
)
