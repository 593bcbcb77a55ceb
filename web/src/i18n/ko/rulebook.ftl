## 곁에 두는 규칙

rulebook = 규칙
rulebook-key = 규칙 (? 키)
rulebook-title = { $name } 규칙
rulebook-search = 규칙에서 찾기
rulebook-found =
    { $count ->
        [0] 규칙에 그런 말은 없어요.
       *[other] { $count }곳을 찾았어요
    }
rulebook-things = 게임판에 있는 것
rulebook-here = 이 테이블에서는
