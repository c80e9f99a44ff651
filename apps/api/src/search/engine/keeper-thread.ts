import type { Logger } from '../../platform/logger.ts';
import { startLasting } from './lasting-thread.ts';
import { Milestone } from './milestone.ts';
import type { NetworkSize } from './network/network-port.ts';
import type { KeeperNews, KeeperOptions } from './protocol.ts';
import { ENTITIES, type Entity } from './schemas.ts';
import { startThread } from './worker-thread.ts';

export type Keeper = {
  /** Every collection has been loaded or built. */
  opened: Milestone;
  /** So has the network. */
  networkOpened: Milestone;
  documents(): Record<Entity, number>;
  networkSize(): NetworkSize;
  /** Everything that was committed before this moment can be found; undefined before the first look at the changes. */
  caughtUpAt(): Date | undefined;
  close(): Promise<void>;
};

/** Starts the thread that keeps the index, and hears what it says of it. While it is replaced, the last views answer. */
export const startKeeper = (options: KeeperOptions, logger: Logger): Keeper => {
  const opened = new Milestone();
  const networkOpened = new Milestone();
  const documents: Record<Entity, number> = { company: 0, person: 0, register_person: 0 };
  const shown = new Set<Entity>();
  let networkSize: NetworkSize = { nodes: 0, relations: 0 };
  let caughtUpAt: Date | undefined;

  const hear = (news: KeeperNews): void => {
    switch (news.type) {
      case 'log':
        logger[news.level](news.message);
        break;
      case 'view':
        documents[news.entity] = news.documents;
        shown.add(news.entity);
        if (shown.size === ENTITIES.length) opened.reach();
        break;
      case 'network':
        networkSize = news.size;
        networkOpened.reach();
        break;
      case 'caught up':
        caughtUpAt = new Date(news.atMs);
    }
  };

  const start = () => startThread('keeper', options).on('message', hear);
  const { close } = startLasting(start, 'the keeper of the search index', logger);
  return {
    opened,
    networkOpened,
    documents: () => ({ ...documents }),
    networkSize: () => networkSize,
    caughtUpAt: () => caughtUpAt,
    close,
  };
};
