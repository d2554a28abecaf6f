import { Fragment } from 'react'
import { localHref } from '@/lib/language/local-href'

export interface TextSection {
  title: string
  /** A text is a paragraph, and an array is a list of points. Links have the format `[label](href)`. */
  blocks: readonly (string | readonly string[])[]
}

export function RunningText({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="max-w-reading print:max-w-none [&_h2]:mt-9 [&_h2]:mb-2 [&_h2]:text-2xl [&_h2]:leading-snug [&_h2]:font-semibold print:[&_h2]:mt-5 print:[&_h2]:text-xl [&_li]:mt-1 [&_p]:mt-3 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-6">
      {sections.map(({ title, blocks }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          {blocks.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>{withLinks(block)}</p>
            ) : (
              <ul key={block[0]}>
                {block.map((point) => (
                  <li key={point}>{withLinks(point)}</li>
                ))}
              </ul>
            ),
          )}
        </Fragment>
      ))}
    </div>
  )
}

function withLinks(text: string) {
  const [first, ...rest] = text.split(/(\[[^\]]+\]\([^)]+\))/)
  return [
    first,
    ...rest.map((part) => {
      const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
      return href ? (
        <a key={part} href={localHref(href)}>
          {label}
        </a>
      ) : (
        part
      )
    }),
  ]
}
