/** Plays a saved deck at once, against a bot that brings a starter deck. */

import { api, tell } from '../../shared/api'
import { SOUND_LEVEL } from '../../shared/bots'
import { router } from '../../shared/router.svelte'

export async function playDeck(id: string): Promise<void> {
  const table = await tell(
    api.open({
      game: 'tcg',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: SOUND_LEVEL }],
      options: {},
      private: true,
      deck: id,
    }),
  )
  if (table) router.go(`/table/${table.id}`)
}
