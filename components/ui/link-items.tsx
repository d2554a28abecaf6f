export function LinkItems({ links }: { links: readonly { href: string; label: string }[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href} className="inline-flex min-h-11 items-center">
        {label}
      </a>
    </li>
  ))
}
