notice-label = 이곳 운영자의 알림
notice-until = { $until }까지
notice-draining = 테이블에 아무도 없게 되면 점검을 위해 문을 닫아요. 그때까지 새 테이블은 만들 수 없고, 하던 게임은 나중에 이어서 할 수 있어요.
notice-draining-until = 늦어도 { $until }에 점검을 위해 문을 닫아요. 그때까지 새 테이블은 만들 수 없고, 하던 게임은 나중에 이어서 할 수 있어요.
