const texts = {
  add: 'Put it in the packet',
  remove: 'Take it out of the packet',
}

interface Props {
  href: string
  isIn: boolean
  address: string
}

/** Without scripting a link puts a row into the packet, because no box can fill it. */
export const PacketLink = ({ href, isIn, address }: Props) => (
  <a className="hidden noscript:inline-block noscript:min-h-8" href={href}>
    {isIn ? texts.remove : texts.add}
    <span className="sr-only">: {address}</span>
  </a>
)
