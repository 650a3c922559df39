/** Short sounds, made as they are needed. Off until somebody switches them on. */

type Sound = 'turn' | 'pick' | 'dice' | 'card' | 'good' | 'no' | 'end' | 'tick' | 'go'

// Each note: pitch in hertz, when it begins and how long it lasts in seconds, and its shape.
const NOTES: Record<Sound, [number, number, number, OscillatorType][]> = {
  turn: [[660, 0, 0.12, 'sine'], [880, 0.1, 0.18, 'sine']],
  pick: [[420, 0, 0.06, 'triangle']],
  dice: [[180, 0, 0.04, 'square'], [240, 0.05, 0.03, 'square'], [200, 0.1, 0.04, 'square']],
  card: [[300, 0, 0.05, 'triangle'], [360, 0.04, 0.05, 'triangle']],
  good: [[523, 0, 0.1, 'sine'], [659, 0.09, 0.1, 'sine'], [784, 0.18, 0.2, 'sine']],
  no: [[170, 0, 0.16, 'sawtooth']],
  end: [[523, 0, 0.15, 'sine'], [659, 0.14, 0.15, 'sine'], [784, 0.28, 0.15, 'sine'], [1047, 0.42, 0.35, 'sine']],
  tick: [[500, 0, 0.05, 'sine']],
  go: [[880, 0, 0.25, 'sine']],
}

class Speaker {
  on = $state(localStorage.getItem('sound') === 'on')
  private context: AudioContext | null = null

  switch(): void {
    this.on = !this.on
    localStorage.setItem('sound', this.on ? 'on' : 'off')
    this.play('pick')
  }

  play(sound: Sound): void {
    if (!this.on || typeof AudioContext === 'undefined') return
    this.context ??= new AudioContext()
    // Begun before the first click, as after a reload, it waits to be woken.
    if (this.context.state === 'suspended') void this.context.resume()
    const now = this.context.currentTime
    for (const [pitch, begins, lasts, shape] of NOTES[sound]) {
      const [tone, loudness] = [this.context.createOscillator(), this.context.createGain()]
      tone.type = shape
      tone.frequency.value = pitch
      loudness.gain.setValueAtTime(0.12, now + begins)
      loudness.gain.exponentialRampToValueAtTime(0.001, now + begins + lasts)
      tone.connect(loudness).connect(this.context.destination)
      tone.start(now + begins)
      tone.stop(now + begins + lasts)
    }
  }
}

export const speaker = new Speaker()
