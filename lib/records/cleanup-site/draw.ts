/** A hexagon, because no class of violations uses this shape. */
export const cleanupMark = 'M12 2.5 20.5 7.3v9.4L12 21.5 3.5 16.7V7.3Z'
