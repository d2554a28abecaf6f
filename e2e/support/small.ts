/** Room for map and list side by side, and not more to draw than that takes. */
export const small = { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.5 }
