/** What a replay with everything open adds to the view of a spectator: what each seat saw. */

/** What each seat saw, if the view comes with it. */
export const seenBySeats = <View>(view: View): View[] =>
  Object.values((view as { views?: Record<string, View> }).views ?? {})

/** A list as whoever knew the most of it saw it. */
export const mostSeen = <View, Item>(seen: readonly View[], list: (view: View) => Item[] | undefined): Item[] =>
  seen.map((one) => list(one) ?? []).reduce((a, b) => (b.length > a.length ? b : a), [])
