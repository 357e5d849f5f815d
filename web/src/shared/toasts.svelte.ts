/** Toasts: short messages that appear, are read aloud, and disappear. */

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'warn'
}

class Toasts {
  list = $state<Toast[]>([])
  #next = 1

  show(text: string, tone: Toast['tone'] = 'plain', lasting = 6000): void {
    if (!text || this.list.some((toast) => toast.text === text)) return
    const id = this.#next++
    this.list.push({ id, text, tone })
    setTimeout(() => this.drop(id), lasting)
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
