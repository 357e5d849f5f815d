/** The piece that is looked at: its preview is asked for by its print, and shows what counts now of the piece. */

export const lookedAt = $state<{ piece: string | null }>({ piece: null })
