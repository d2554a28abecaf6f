/** Ornament only: streets and lots as a surveyor draws them, one lot filled. */
export function PlatDrawing() {
  return (
    <svg
      viewBox="0 0 360 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
      className="h-auto w-full text-line print:hidden"
    >
      <g strokeWidth="2">
        <path d="M8 8h150v112H8zM58 8v112M108 8v112M8 64h150" />
        <path d="M182 8h170v112H182zM224 8v112M267 8v112M310 8v112M182 64h170" />
        <path d="M8 144h150v112H8zM58 144v112M108 144v112M8 200h150" />
        <path d="M182 144h170v64l-58 48H182zM224 144v112M267 144v112M310 144v99M182 200h170" />
        <path d="M8 280h150v112H8zM58 280v112M108 280v112M8 336h150" />
        <path d="M182 280h96l74-60v172H182zM224 280v112M267 280v112M310 254v138M182 336h170" />
      </g>
      <g strokeWidth="1" strokeDasharray="7 6" className="text-edge/60">
        <path d="M170 0v400M0 132h360M0 268h282l78-64" />
      </g>
      <path d="M182 200h42v56h-42z" strokeWidth="3" className="fill-accent-soft stroke-accent" />
      <circle cx="203" cy="228" r="5" className="fill-accent stroke-none" />
    </svg>
  )
}
