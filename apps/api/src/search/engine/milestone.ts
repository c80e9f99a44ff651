/** Something that happens once, sooner or later. */
export class Milestone {
  readonly whenReached: Promise<void>;
  reach = (): void => {};
  isReached = false;

  constructor() {
    this.whenReached = new Promise((resolve) => {
      this.reach = () => {
        this.isReached = true;
        resolve();
      };
    });
  }
}
